/** Whether a field of a form counts as empty. In a password spaces are characters like others. */
export function isBlank(field: string, value: string): boolean {
  return (field === 'password' ? value : value.trim()) === '';
}
