/** An email address that breaks before its @ when it is too long for the line. */
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
