import { formatDay } from '@/shared/lib/fecha'
import { internationalDigits } from '@/shared/lib/phone'
import { byCode, byName } from '@/shared/lib/text'
import type { Deuda } from './cobros/deuda'
import { usd } from './cobros/palabras'
import { FUNCIONAMIENTO, type Permiso } from './permiso/permiso'

type Renovable = { id: string; nombre: string; parroquia: string; funciona: boolean }

/** A premises whose permit ended, with what it owes where that is known. */
export type SinRenovar<L extends Renovable = Renovable> = {
  id: string
  local: L
  permiso: Permiso
  deuda: Deuda | undefined
}

/**
 * The premises that work and whose last permit ended before `hoy` (`YYYY-MM-DD`) without another after it, by parish. An
 * annulled permit is none. Pure.
 */
export function sinRenovar<L extends Renovable>(
  list: readonly L[],
  permisos: readonly Permiso[],
  deudas: ReadonlyMap<string, Deuda>,
  hoy: string,
): SinRenovar<L>[] {
  const last = new Map<string, Permiso>()
  for (const permiso of permisos) {
    const { tipo, local, otorgado, anulado, hasta } = permiso
    if (tipo === FUNCIONAMIENTO && local && otorgado && !anulado && hasta > (last.get(local)?.hasta ?? ''))
      last.set(local, permiso)
  }
  return list
    .flatMap((local): SinRenovar<L>[] => {
      const permiso = last.get(local.id)
      return local.funciona && permiso && permiso.hasta < hoy
        ? [{ id: local.id, local, permiso, deuda: deudas.get(local.id) }]
        : []
    })
    .sort(
      (a, b) =>
        byName(a.local.parroquia, b.local.parroquia) ||
        byCode(a.permiso.hasta, b.permiso.hasta) ||
        byName(a.local.nombre, b.local.nombre),
    )
}

/** What is written to the premises: it names the permit and what is owed, nobody's data. */
export function recordatorioDe(
  { local, permiso, deuda }: SinRenovar,
  institucion: { nombreInstitucion: string; telefono: string },
): string {
  return [
    `Buenos días. Le escribe el ${institucion.nombreInstitucion}.`,
    `El permiso de «${local.nombre}» venció el ${formatDay(permiso.hasta)} y todavía no se renueva.`,
    deuda && `Debe ${usd(deuda.centavos)}.`,
    `Para renovarlo pida su inspección en la estación${internationalDigits(institucion.telefono) && ` o llame al ${institucion.telefono}`}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
