import { newCode } from '@/server/accounts/codes'
import { createSecrets } from '@/server/accounts/secrets'
import { endSessions, forgetBrowsers, tellAccounts } from '@/server/accounts/sessions'
import { setCode } from '@/server/accounts/usuarios'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Command } from './command'

/** Gives the account of this mail a one-time code. */
export const restablecerClave: Command = {
  takes: 'CORREO',
  does: 'da a esa cuenta un código de un solo uso, que vale siete días',
  async run({ connected: { database }, argument }) {
    const codigo = newCode()
    const secret = await createSecrets().hash(codigo)
    await database.transaction(async (query) => {
      const [account] = await query<{ id: string }>('select id from usuario where lower(correo) = $1', [
        argument.toLowerCase(),
      ])
      if (!account) throw new SpokenError('Ninguna cuenta tiene ese correo.')
      await setCode(query, account.id, secret)
      await endSessions(query, account.id)
      await forgetBrowsers(query, account.id)
      await tellAccounts(query)
    })
    return {
      text: `La contraseña de esa cuenta es ahora ${codigo}. Sirve una vez, durante siete días: al entrar se le pedirá otra.`,
    }
  },
}
