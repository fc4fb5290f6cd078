import { useMemo } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import { FECHAS, type Periodo, periodoOf, periodoTitle } from '@/entities/registro-servicios/parte/periodo'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay, yearOf } from '@/shared/lib/fecha'
import { ALL } from '@/shared/lib/form/search-schema'
import { byCode, capitalized } from '@/shared/lib/text'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { monthsUpTo } from '@/sync/sums/figures'
import type { ServiciosSearch } from './search'

/** Two years, for the same month of the year before too. */
const MONTHS = 24

type Option = readonly [value: string, label: string]

/** This month and those before it, the years of the log, any two days; and what the address names besides. */
function options(list: readonly RegistroServicio[], periodo: string | undefined): Option[] {
  const today = toDay(new Date())
  const years = new Set([yearOf(today), ...list.map(({ fecha }) => fecha.slice(0, 4))])
  const values = new Set([...monthsUpTo(today, MONTHS), ...[...years].sort((a, b) => byCode(b, a))])
  if (periodo && periodo !== FECHAS) values.add(periodo)
  const named = [...values].flatMap((value): Option[] => {
    const found = periodoOf({ periodo: value })
    const title = found && capitalized(periodoTitle(found))
    return title ? [[value, title === value ? `Año ${value}` : title]] : []
  })
  return [...named, [FECHAS, 'Entre dos fechas…']]
}

/** A filter among those of the list. */
export const byPeriod = (list: readonly RegistroServicio[], periodo: string | undefined) =>
  ({
    field: 'periodo',
    label: 'Filtrar por período',
    all: 'Todas las fechas',
    options: options(list, periodo),
  }) as const

type PeriodProps = { list: readonly RegistroServicio[]; search: ServiciosSearch }

/** The same filter where it is the only one. */
export function PeriodSelect({ list, search }: PeriodProps) {
  const patch = useSearchPatch<ServiciosSearch>()
  const { periodo } = search
  const { all, options } = useMemo(() => byPeriod(list, periodo), [list, periodo])
  return (
    <SelectField
      label="Período"
      value={periodo ?? ALL}
      options={[[ALL, all], ...options]}
      onChange={({ currentTarget: { value } }) =>
        patch({ periodo: value === ALL ? undefined : value, pagina: undefined })
      }
    />
  )
}

/** The two days of a period that is neither a month nor a year. */
export function PeriodDates({ search }: { search: ServiciosSearch }) {
  const patch = useSearchPatch<ServiciosSearch>()
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
