/** An address that, where it is too long for its line, is broken before its @. */
export function EmailText({ email }: { email: string }) {
  const [user, ...host] = email.split(/(?=@)/)
  return (
    <>
      {user}
      <wbr />
      {host.join('')}
    </>
  )
}
