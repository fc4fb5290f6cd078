import { hexOf, newCode } from '@/server/accounts/codes'
import { createSecrets } from '@/server/accounts/secrets'
import { endSessions, forgetBrowsers, tellAccounts } from '@/server/accounts/sessions'
import { setCode } from '@/server/accounts/usuarios'
import { readState, writeState } from '@/server/state'
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

/** Makes a new code to claim the central; whoever read an earlier one in a chat or a log claims nothing with it. */
export const renovarCodigo: Command = {
  does: 'da otro código para hacer suya una central sin reclamar; los anteriores ya no valen',
  async run({ connected: { database } }) {
    const codigo = newCode()
    await database.transaction(async (query) => {
      await query('lock table central in exclusive mode')
      const state = await readState(query)
      if (!state) throw new SpokenError('Esta central no se encendió nunca: al encenderla muestra su código.')
      if (state.modo === 'suya')
        throw new SpokenError(
          'Esta central ya es de una brigada y no tiene código. Para una cuenta olvidada: restablecer-clave CORREO.',
        )
      await writeState(query, { codigos: [hexOf(codigo)] })
    })
    return {
      text: `Código: ${codigo}\n  Dónde escribirlo: en la dirección de la central, Acceso al Sistema, «¿Le dieron un código?».\n  Los códigos que se mostraron antes ya no valen.`,
    }
  },
}
