import { useMemo } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import {
  FECHAS,
  type Periodo,
  type PeriodoSearch,
  periodoOf,
  periodoTitle,
} from '@/entities/registro-servicios/parte/periodo'
import { toDay, yearOf } from '@/shared/lib/fecha'
import { ALL } from '@/shared/lib/form/search-schema'
import { byCode, capitalized } from '@/shared/lib/text'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { monthsUpTo } from '@/sync/sums/figures'

/** Two years, for the same month of the year before too. */
const MONTHS = 24

type Option = readonly [value: string, label: string]

type Dated = readonly { fecha: string }[]

/** This month and those before it, the years of the log, any two days; and what the address names besides. */
function options(list: Dated, { periodo, desde, hasta }: PeriodoSearch): Option[] {
  const today = toDay(new Date())
  const years = new Set([yearOf(today), ...list.map(({ fecha }) => fecha.slice(0, 4))])
  const values = new Set([...monthsUpTo(today, MONTHS), ...[...years].sort((a, b) => byCode(b, a))])
  if (periodo && periodo !== FECHAS) values.add(periodo)
  const named = [...values].flatMap((value): Option[] => {
    const found = periodoOf({ periodo: value })
    const title = found && capitalized(periodoTitle(found))
    return title ? [[value, title === value ? `Año ${value}` : title]] : []
  })
  // Papers and exports repeat these words, and have no fields below them.
  const days = periodo === FECHAS && (desde || hasta) && periodoOf({ periodo, desde, hasta })
  return [...named, [FECHAS, days ? capitalized(periodoTitle(days)) : 'Entre dos fechas…']]
}

/** A filter among those of the list. */
export const byPeriod = (list: Dated, search: PeriodoSearch) =>
  ({
    field: 'periodo',
    label: 'Filtrar por período',
    all: 'Todas las fechas',
    options: options(list, search),
  }) as const

/** Another period begins with the first page of a list. */
type PeriodSearch = PeriodoSearch & { pagina?: number | undefined }

type PeriodProps = {
  list: Dated
  search: PeriodoSearch
  /** What stands where the address names none, in place of all dates. */
  usual?: string
}

/** The same filter where it is the only one. */
export function PeriodSelect({ list, search, usual }: PeriodProps) {
  const patch = useSearchPatch<PeriodSearch>()
  const { periodo, desde, hasta } = search
  const { all, options } = useMemo(
    () => byPeriod(list, { periodo, desde, hasta }),
    [list, periodo, desde, hasta],
  )
  return (
    <SelectField
      label="Período"
      value={periodo ?? usual ?? ALL}
      options={usual ? options : [[ALL, all], ...options]}
      onChange={({ currentTarget: { value } }) =>
        patch({ periodo: value === (usual ?? ALL) ? undefined : value, pagina: undefined })
      }
    />
  )
}

/** The two days of a period that is neither a month nor a year. */
export function PeriodDates({ search }: { search: PeriodoSearch }) {
  const patch = useSearchPatch<PeriodSearch>()
  if (search.periodo !== FECHAS) return null
  const { desde, hasta } = periodoOf(search) as Periodo
  const day = (field: 'desde' | 'hasta', label: string, error?: string | false) => (
    <DayField
      label={label}
      de="PLAN"
      value={search[field] ?? ''}
      onChange={(value) => patch({ [field]: value || undefined, pagina: undefined })}
      error={error}
    />
  )
  return (
    <FieldRow>
      {day('desde', 'Desde')}
      {day('hasta', 'Hasta', desde && hasta && desde > hasta && 'Es anterior a la primera fecha.')}
    </FieldRow>
  )
}
