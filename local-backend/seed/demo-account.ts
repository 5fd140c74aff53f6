/** The account that every local start creates. */
export const DEMO_ACCOUNT = {
  email: 'demo@example.com',
  password: 'sailing1',
  name: 'Demo Sailor',
  username: 'demo.sailor',
} as const;
