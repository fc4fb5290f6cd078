import { useQuery } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { registros } from '@/entities/registro-servicios/queries'
import { ANIO_CONSTANTE } from '@/entities/sitio/anio'
import { toYear, yearOf } from '@/shared/lib/fecha'
import { SelectField } from '@/shared/ui/form/fields'
import { labelOf } from './sitio-field'
import type { SitioForm } from './use-sitio-form'

/** A brigade that writes its figures by hand may show a year that its log hasn't. */
const YEARS_BACK = 4

/** The years to choose from (`YYYY`, the newest first), each with what has to be said of it. */
function yearsOf(logged: readonly string[] | undefined, chosen: string, now: number): [string, string][] {
  const recent = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(now - back))
  const years = new Set([...recent, ...(logged ?? []), chosen].filter(Boolean))
  return [...years]
    .sort()
    .reverse()
    .map((year) => [year, !logged || logged.includes(year) ? year : `${year}, sin servicios anotados`])
}

/** Which year site, panel and open data show. Without a choice: the sample's, or the current one. */
export function AnioField({ site }: { site: SitioForm }) {
  const { ejemplo, chooseYear } = site
  const { anio, anioQue } = site.scope.form.values
  const { data } = useQuery(registros.known)
  const logged = data ? [...new Set(data.map(({ fecha }) => yearOf(fecha)))] : undefined
  const now = toYear(new Date())
  const current = `El año en curso (${now})`
  const years = yearsOf(logged, anio, now).filter(([year]) => !ejemplo || year !== ANIO_CONSTANTE)
  const usual = ejemplo ? anio === ANIO_CONSTANTE : !anio && anioQue === 'curso'
  return (
    <SelectField
      label={labelOf('anio')}
      description={`Lo siguen el inicio, Servicios${hasCentral() ? ', el panel y Datos abiertos' : ' y el panel'}.`}
      value={usual ? '' : anio || anioQue}
      onChange={({ currentTarget: { value } }) =>
        chooseYear(/^\d/.test(value) ? { anio: value, anioQue: '' } : { anio: '', anioQue: value })
      }
      options={[
        ['', ejemplo ? `${ANIO_CONSTANTE}, con las cifras de ejemplo` : current],
        ...(ejemplo ? [['curso', current] as const] : []),
        ['completo', `El último año completo (${now - 1})`],
        ...years,
      ]}
    />
  )
}
