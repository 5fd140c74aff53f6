/** Every address of the site. Nothing else in the project writes one by hand. */
export const paths = {
  company: '/',
  home: '/lively',
  signUp: '/lively/signup',
  logIn: '/lively/login',
  username: '/lively/username',
  forgotPassword: '/lively/forgotpassword',
  resetPassword: '/lively/resetpassword',
  dashboard: '/lively/dashboard',
  premium: '/lively/premium',
  support: '/lively/support',
  blog: '/lively/blog',
  post: (slug: string) => `/lively/blog/${slug}`,
  download: '/lively/download',
  about: '/lively/about',
  terms: '/terms',
  privacy: '/privacy',
} as const;
