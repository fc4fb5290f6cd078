import type { Local } from '@/entities/inspecciones/local'
import { dudasDe } from '@/entities/inspecciones/locales'
import { CLASES, DUDAS, FUNCIONA, RIESGOS } from '@/entities/inspecciones/options'
import { matches } from '@/shared/lib/text'
import type { InspeccionesSearch } from './search'

/** The filters of the list, without the open dialog: opening one must not filter thousands of premises again. */
type Filter = Pick<
  InspeccionesSearch,
  'buscar' | 'clase' | 'riesgo' | 'parroquia' | 'funciona' | 'revisar' | 'ruc'
>

/** The value that an address says, if there is one; another text filters nothing. */
const known = <T extends string>(all: readonly T[], said: string | undefined): T | undefined =>
  all.find((one) => one === said)

/** Searches the texts of a premises and filters by what the address says. */
export function filterLocales(list: readonly Local[], said: Filter): readonly Local[] {
  const { buscar, parroquia, ruc } = said
  const clase = known(CLASES, said.clase)
  const riesgo = known(RIESGOS, said.riesgo)
  const funciona = known(FUNCIONA, said.funciona)
  const revisar = known(DUDAS, said.revisar)
  return (revisar ? dudasDe(list)[revisar] : list).filter(
    (local) =>
      (!clase || local.clase === clase) &&
      (!riesgo || local.riesgo === riesgo) &&
      (!parroquia || local.parroquia === parroquia) &&
      (!ruc || local.ruc === ruc) &&
      (!funciona || local.funciona === (funciona === 'SI')) &&
      matches(
        buscar,
        ...[local.nombre, local.ruc, local.actividad, local.direccion, local.parroquia, local.clave],
        ...[local.dueno, local.representante, local.contacto, local.notas],
      ),
  )
}
