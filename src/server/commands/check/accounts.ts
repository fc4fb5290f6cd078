import type { Query } from '@/server/database/database'
import { readState } from '@/server/state'
import { plural } from '@/shared/lib/plural'
import type { Area } from './finding'

/** Somebody must be able to give rights to the others. */
export async function accounts(query: Query): Promise<Area> {
  const rows = await query<{ rol: string; activo: boolean }>('select rol, activo from usuario')
  const chiefs = rows.filter(({ rol, activo }) => activo && rol === 'SUPERADMIN').length
  const claimed = (await readState(query))?.modo === 'suya'
  return {
    title: plural(rows.length, 'cuenta', 'cuentas'),
    findings:
      claimed && chiefs === 0
        ? [
            {
              says: 'Ninguna cuenta activa es de un Super Administrador. Reponga una copia en una central nueva.',
            },
          ]
        : [],
  }
}
