import type { ModuloId } from './modulos'

/** Whether the brigade uses a module. */
export type Uses = (modulo: ModuloId) => boolean

/** Off until a brigade asks for it by name: no brigade begins with work that it doesn't do. */
const ASKED_FOR: readonly ModuloId[] = ['inspecciones']

/** By the brigade's word, which names those that it uses; one that never said it uses all that needn't be asked for. */
export const usesOf =
  ({ modulos }: { modulos?: readonly string[] | undefined }): Uses =>
  (modulo) =>
    modulos?.includes(modulo) ?? !ASKED_FOR.includes(modulo)

/** The public addresses that belong to one, with everything below them; null: to none, so that every brigade has it. */
const PUBLIC: Readonly<Record<string, ModuloId | null>> = {
  // A permit stays a permit where none is granted any more.
  '/permisos/verificar': null,
  '/permisos': 'inspecciones',
  '/transparencia/presupuesto': 'presupuesto-publico',
  '/transparencia/lotaip': 'lotaip',
  '/transparencia/solicitud': 'solicitudes',
  '/transparencia/preguntas': 'aportes',
  '/datos/presupuesto': 'presupuesto-publico',
  '/datos/transparencia-por-mes': 'lotaip',
}

/** Whether a brigade with these modules has this public address, a page or a file of open data. */
export function hasAddress(uses: Uses, pathname: string): boolean {
  const found = Object.entries(PUBLIC).find(([path]) => new RegExp(`^${path}(?:[/.]|$)`).test(pathname))
  const modulo = found?.[1]
  return !modulo || uses(modulo)
}

/** Thrown where somebody opens a screen of a module that the brigade doesn't use. */
export class UnusedError extends Error {
  readonly modulo: ModuloId
  constructor(modulo: ModuloId) {
    super(modulo)
    this.modulo = modulo
  }
}
