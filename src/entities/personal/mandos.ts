import * as v from 'valibot'
import type { ModuleObject } from '@/access/module'
import { fold } from '@/shared/lib/text'

/**
 * The positions that lead a run until the brigade says which do: those of the Código Orgánico de las Entidades de Seguridad
 * Ciudadana, the military ranks that brigades used before and volunteers use still, and as they are shortened before a name.
 */
export const CARGOS_DE_MANDO: readonly string[] = [
  ...['Jefe', 'Jefa', 'Subjefe', 'Subjefa', 'Comandante', 'Subcomandante'],
  ...['Inspector', 'Inspectora', 'Subinspector', 'Subinspectora'],
  ...['Coronel', 'Mayor', 'Capitán', 'Capitana', 'Teniente', 'Subteniente'],
  ...['Oficial', 'Suboficial', 'Sargento', 'Sargenta', 'Cabo', 'Caba'],
  ...['Crnl', 'Cnel', 'Tcrnl', 'Cap', 'Tnte', 'Tte', 'Subt', 'Sbte', 'Sgto', 'Cbo'],
]

const mandosSchema = v.object({ cargos: v.array(v.string()) })
export type Mandos = v.InferOutput<typeof mandosSchema>

export const mandosObject: ModuleObject<Mandos> = {
  key: 'bomberos_personal_mandos',
  title: 'Cargos que van al mando',
  // There is one: its title says enough.
  name: () => '',
  words: { cargos: 'cargos' },
  schema: mandosSchema,
  defaults: () => ({ cargos: [...CARGOS_DE_MANDO] }),
  writes: { edit: ['personal:edit'] },
  backup: true,
}

/** Its words, each between spaces. */
const spaced = (text: string): string =>
  ` ${fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')} `

/** Whether a position is of command by one of these: `Subjefe`, `Teniente coronel (B)`, `Cabo 1°`. */
export const isMando = (cargo: string, cargos: readonly string[]): boolean =>
  cargos.map(spaced).some((one) => one.trim() !== '' && spaced(cargo).includes(one))
