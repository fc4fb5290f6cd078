import { openSession } from '@/access/session'
import { usuarios } from '@/access/usuarios/usuarios'

/** Opens a session of one of the sample users (contract §2). */
export async function signIn(id: string): Promise<void> {
  const user = await usuarios.find(id)
  if (!user) throw new Error(`no user ${id}`)
  openSession(user, null)
}
