import type { Tratamiento } from '@/access/module'
import { differencesIn, type Permisos } from '@/access/permisos'
import { can } from '@/access/permissions'
import { ROLE_LABELS, ROLES } from '@/access/roles'
import { MODULES, type StoredThing, storedIn } from './modules'

/** One line of the register of processing. `quien` are the roles that read it now; `donde` the lists that hold it. */
export type Linea = Tratamiento & { id: string; quien: string[]; donde: string[] }

const readers = (stored: readonly StoredThing[], permisos: Permisos): string[] =>
  ROLES.filter((role) =>
    stored.some(
      ({ readers }) =>
        readers.length === 0 ||
        readers.some((permission) =>
          can({ role, active: true, permisos: differencesIn(permisos, role) }, permission),
        ),
    ),
  ).map((role) => ROLE_LABELS[role])

/** What each module holds of people, why, and who reads it with the brigade's own rights. A new module says so itself. */
export const registroDeTratamientos = (permisos: Permisos): Linea[] =>
  MODULES.flatMap((module) => {
    const { tratamiento } = module
    if (!tratamiento) return []
    const stored = storedIn(module).filter(({ backup }) => backup)
    const donde = stored.map(({ title }) => title)
    return [{ ...tratamiento, id: donde.join(), donde, quien: readers(stored, permisos) }]
  })
