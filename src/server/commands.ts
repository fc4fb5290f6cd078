import { SpokenError } from '@/shared/lib/spoken-error'
import { newCode } from './accounts/codes'
import { createSecrets } from './accounts/secrets'
import { endSessions, tellAccounts } from './accounts/sessions'
import { setSecret } from './accounts/usuarios'
import { exportTo } from './copies/export'
import { importFrom } from './copies/import'
import type { Database } from './database/database'

/** Gives the account of this mail a one-time code. */
async function resetPassword(database: Database, email: string): Promise<string> {
  const codigo = newCode()
  const secret = await createSecrets().hash(codigo)
  await database.transaction(async (query) => {
    const [account] = await query<{ id: string }>('select id from usuario where lower(correo) = $1', [
      email.toLowerCase(),
    ])
    if (!account) throw new SpokenError('Ninguna cuenta tiene ese correo.')
    await setSecret(query, account.id, secret, true)
    await endSessions(query, account.id)
    await tellAccounts(query)
  })
  return `La contraseña de esa cuenta es ahora ${codigo}. Al entrar se le pedirá otra.`
}

type Command = (database: Database, argument: string) => Promise<string>

/** `npm run central -- <name> <argument>`: what a person is told when it is done. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  exportar: async (database, file) => {
    await exportTo(database, file)
    return `Copia completa en ${file}. Guárdela fuera de este equipo: lleva las cuentas y las fotografías.`
  },
  importar: async (database, file) => {
    await importFrom(database, file)
    return 'Copia importada. Todos ingresan otra vez; cada equipo ofrece de nuevo lo que tenga.'
  },
  'restablecer-clave': resetPassword,
}

export const USAGE = `Uso: npm start
     npm run central -- exportar ARCHIVO
     npm run central -- importar ARCHIVO
     npm run central -- restablecer-clave CORREO`
