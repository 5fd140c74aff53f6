/** Tells password managers which account a form belongs to, where the email is not typed. */
export function HiddenEmail({ email, name }: { readonly email: string; readonly name?: string }) {
  return (
    <input
      type="email"
      name={name}
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}
