import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Explained } from '@/admin/ui/box/explained'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { type PaperColumn, PrintedList } from '@/admin/ui/print/printed-list'
import { PeriodDates, PeriodSelect } from '@/admin/ui/record/period'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import { RowTitle } from '@/admin/ui/table/row-title'
import { asShown, type Column } from '@/admin/ui/table/table-search'
import { type HorasPersona, sumasDe } from '@/entities/horas-personas'
import { miembros } from '@/entities/personal/queries'
import { periodoOf, periodoTitle } from '@/entities/registro-servicios/parte/periodo'
import { formatHours, toDay, yearOf } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { matches } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { ChevronLeft, Printer } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { CertificadoDialog } from './certificado-dialog'
import classes from './horas.module.css'
import { horasCsv, rowsOf } from './horas-csv'
import type { HorasSearch } from './search'
import { type Horas, useHoras } from './use-horas'

const route = getRouteApi('/admin/personal/horas')

/** A person of the table; who is in no list is known by the name alone. */
type Fila = HorasPersona & { id: string; sums: ReturnType<typeof sumasDe> }

const filaOf = (persona: HorasPersona): Fila => ({
  ...persona,
  id: persona.miembro?.id ?? persona.nombre,
  sums: sumasDe(persona),
})

const nameOf = ({ nombre }: Fila) => nombre

const serviceWords = ({ servicios, sinTiempo }: Fila['sums']) =>
  `en ${plural(servicios, 'servicio', 'servicios')}${sinTiempo > 0 ? `, ${sinTiempo} sin tiempo` : ''}`

const NOMBRE: Column<Fila> = {
  id: 'nombre',
  header: 'Persona',
  value: nameOf,
  cell: ({ nombre }) => <RowTitle>{nombre}</RowTitle>,
}

const SERVICIOS: Column<Fila> = {
  id: 'servicios',
  header: 'Servicios',
  value: ({ sums }) => sums.minutosServicios,
  cell: ({ sums }) => (
    <>
      {formatHours(sums.minutosServicios)}
      <Text component="span" size="sm" dimmed className={classes.count}>
        {serviceWords(sums)}
      </Text>
    </>
  ),
}

const GUARDIAS: Column<Fila> = {
  id: 'guardias',
  header: 'Guardias',
  value: ({ sums }) => sums.minutosGuardias,
  cell: ({ sums }) => (
    <>
      {formatHours(sums.minutosGuardias)}
      <Text component="span" size="sm" dimmed className={classes.count}>
        de {formatHours(sums.minutosPrevistos)} previstas
      </Text>
    </>
  ),
}

const EVENTOS: Column<Fila> = {
  id: 'eventos',
  header: 'Eventos',
  value: ({ sums }) => sums.eventos,
  cell: ({ sums }) => sums.eventos,
}

/** The columns of what is known here; on a phone what there is stands in one line below the name. */
function columnsOf({ servicios, guardias, eventos }: Horas): Column<Fila>[] {
  const brief = ({ sums }: Fila) =>
    [
      servicios && sums.servicios > 0 && `Servicios ${formatHours(sums.minutosServicios)}`,
      guardias && sums.minutosGuardias > 0 && `Guardias ${formatHours(sums.minutosGuardias)}`,
      eventos && sums.eventos > 0 && plural(sums.eventos, 'evento', 'eventos'),
    ]
      .filter(Boolean)
      .join(' · ') || `Guardias previstas ${formatHours(sums.minutosPrevistos)}`
  const [first, ...rest] = [
    ...(servicios ? [SERVICIOS] : []),
    ...(guardias ? [GUARDIAS] : []),
    ...(eventos ? [EVENTOS] : []),
  ]
  return first ? [NOMBRE, { ...first, brief: 'start', phone: brief }, ...rest] : [NOMBRE]
}

/** The same on paper. */
const paperOf = ({ servicios, guardias, eventos }: Horas): PaperColumn<Fila>[] => [
  { header: 'Persona', width: '40%', value: nameOf },
  ...(servicios
    ? [
        { header: 'Servicios', value: ({ sums }: Fila) => formatHours(sums.minutosServicios) },
        { header: 'Salidas', value: ({ sums }: Fila) => sums.servicios },
      ]
    : []),
  ...(guardias
    ? [
        { header: 'Guardias', value: ({ sums }: Fila) => formatHours(sums.minutosGuardias) },
        { header: 'Previstas', value: ({ sums }: Fila) => formatHours(sums.minutosPrevistos) },
      ]
    : []),
  ...(eventos ? [{ header: 'Eventos', value: ({ sums }: Fila) => sums.eventos }] : []),
]

/** What each person did in a period, each kind apart, and the certificate of it: the one place for hours. */
export function HorasPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<HorasSearch>()
  const overlays = useOverlays()
  const mayExport = useCan('system:export')
  const mayCertify = useCan('personal:edit')
  const { data: people } = useAllowed(miembros.known, 'personal:view')
  const year = yearOf(toDay(new Date()))
  const { buscar, certificado, periodo: named = year, desde, hasta } = search
  const periodo = useMemo(
    () => periodoOf({ periodo: named, desde, hasta }) ?? { desde: `${year}-01-01`, hasta: `${year}-12-31` },
    [named, desde, hasta, year],
  )
  const horas = useHoras(periodo)
  const rows = useMemo(() => (horas?.personas ?? []).map(filaOf), [horas])
  const shown = useMemo(() => rows.filter(({ nombre }) => matches(buscar, nombre)), [rows, buscar])
  const columns = useMemo(() => (horas ? columnsOf(horas) : []), [horas])
  // A certificate is of two days that somebody chose.
  const whole = mayCertify && Boolean(periodo.desde) && periodo.desde <= periodo.hasta
  const miembro = whole ? people?.find(({ id }) => id === certificado) : undefined
  const opened =
    miembro &&
    (rows.find(({ id }) => id === certificado) ?? {
      ...{ miembro, nombre: miembro.nombres, servicios: [], guardias: [], previstas: [], eventos: [] },
    })
  return (
    <Stack>
      <PageTitle title="Horas del personal" subtitle="Horas de cada persona, con su certificado">
        <LinkButton
          to="/admin/personal"
          variant="default"
          leftSection={<ChevronLeft size={18} aria-hidden />}
        >
          Personal
        </LinkButton>
        {mayExport && horas && (
          <ExportButton
            empty={shown.length === 0}
            onExport={() =>
              exportList(overlays, 'horas', rowsOf(asShown(shown)), (list, format) =>
                horasCsv(horas, list, format),
              )
            }
          />
        )}
        {horas && <PrintButton empty={shown.length === 0} />}
      </PageTitle>
      <Group gap="sm">
        <PeriodSelect list={[]} search={search} usual={year} />
        <PeriodDates search={search} />
      </Group>
      {rows.length > 0 && <FilterBar search={search} placeholder="Buscar por nombre..." />}
      {horas?.falta.map((sentence) => (
        <Text key={sentence} role="note">
          {sentence}
        </Text>
      ))}
      {horas ? (
        <ResourceTable
          label="Horas por persona"
          records={shown}
          columns={columns}
          nameOf={nameOf}
          search={search}
          empty={
            rows.length > 0
              ? 'Nadie coincide con la búsqueda'
              : `Nadie tiene horas en ${periodoTitle(periodo)}`
          }
          actions={({ miembro, nombre }) =>
            miembro &&
            whole && (
              <RowAction
                icon={Printer}
                verb="Certificado de horas de"
                record={nombre}
                onClick={() => patch({ certificado: miembro.id })}
              />
            )
          }
        />
      ) : (
        <Text role="status">Sumando las horas…</Text>
      )}
      {rows.length > 0 && (
        <Explained
          about="cómo se cuentan las horas"
          more={`Las guardias son las confirmadas; de los servicios, también las falsas alarmas, y lo que coincide se cuenta una vez.${
            rows.some(({ miembro }) => !miembro)
              ? ' Quien no está en Personal figura con el nombre que se escribió, y no tiene certificado.'
              : ''
          }`}
        >
          No se suman entre sí: una salida durante una guardia está en las dos.
        </Explained>
      )}
      {!opened && horas && (
        <PrintedList
          title={`Horas del personal, ${periodoTitle(periodo)}`}
          words={['persona', 'personas']}
          columns={paperOf(horas)}
          list={shown}
          of={rows.length}
        />
      )}
      {opened && horas && (
        <CertificadoDialog
          persona={opened}
          periodo={periodo}
          horas={horas}
          onClose={() => patch({ certificado: undefined })}
        />
      )}
    </Stack>
  )
}
