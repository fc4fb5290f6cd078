import { useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormModal } from '@/admin/ui/form/form-modal'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import { codeSpellings } from '@/entities/presupuesto/codigo'
import { dichoDe, fechaOf, type Lado } from '@/entities/presupuesto/corte'
import { delEjercicio } from '@/entities/presupuesto/ejercicio'
import type { Gasto, Ingreso, Partida } from '@/entities/presupuesto/partida'
import { cortes } from '@/entities/presupuesto/queries'
import { joinNames, matches } from '@/shared/lib/text'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { CedulaImport } from './cedula-import'
import type { Ejercicio } from './ejercicio/use-ejercicio'
import { CorteField } from './fields'
import { PartidaDetails } from './partida-details'
import { PartidaToolbar } from './partida-toolbar'
import { PrintedCedula } from './printed-cedula'
import type { Importe, PresupuestoSearch } from './search'
import type { Side } from './sides'

type CorteFormProps = { lado: Lado; ejercicio: number; fecha: string; onClose: () => void }

/** Asks of which day the stored figures of one side are. */
function CorteForm({ lado, ejercicio, fecha, onClose }: CorteFormProps) {
  const { mutateAsync } = useMutation(cortes.save)
  const form = useForm({ initialValues: { fecha } })
  return (
    <FormModal
      title={`Fecha de las cifras de ${lado}`}
      form={form}
      save={(values) => mutateAsync({ lado, ejercicio, fecha: values.fecha })}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft={`presupuesto:corte-${lado}`}
      size="md"
    >
      <CorteField {...form.getInputProps('fecha')} />
    </FormModal>
  )
}

type Filter = Pick<PresupuestoSearch, 'buscar' | 'con'>

/** Searches code and name, and filters by an amount that the line has. */
const filterPartidas = <T extends Partida & { [I in Importe]?: number }>(
  lines: readonly T[],
  { buscar, con }: Filter,
): T[] =>
  lines.filter(
    (line) =>
      (!con || Boolean(line[con])) && matches(buscar, ...codeSpellings(line.partida), line.denominacion),
  )

const nameOf = ({ partida }: Partida) => partida

const whatToDelete = (lines: readonly Partida[]) => {
  const names = joinNames(lines.map(({ partida, denominacion }) => `${partida} ${denominacion}`))
  return lines.length === 1 ? `la partida «${names}»` : `estas ${lines.length} partidas: ${names}`
}

type PartidaTabProps<T extends Ingreso | Gasto> = {
  side: Side<T>
  search: PresupuestoSearch
  shown: Ejercicio
}

/** Toolbar, lines and dialogs of either side of the budget. */
export function PartidaTab<T extends Ingreso | Gasto>({ side, search, shown: year }: PartidaTabProps<T>) {
  const { name, resource, columns, Form } = side
  const overlays = useOverlays()
  const download = (lines: readonly T[]) => side.download(overlays, lines)
  const patch = useSearchPatch<PresupuestoSearch>()
  const { ejercicio, cerrado, rights } = year
  const { list: all, table, dialog, close, edit } = useRecords(resource, search, rights)
  const list = useMemo(() => delEjercicio(all, ejercicio), [all, ejercicio])
  const { buscar, con } = search
  const shown = useMemo(() => filterPartidas(list, { buscar, con }), [list, buscar, con])
  const { data: said } = useSuspenseQuery(cortes.query)
  const corte = useMemo(() => fechaOf(said[name], list), [said, name, list])
  /** Lines that come into a closed year are closed too. */
  const born = { ejercicio, ...(cerrado && { cerrado }) }
  return (
    <>
      <PartidaToolbar
        search={search}
        empty={shown.length === 0}
        onExport={() => download(shown)}
        rights={rights}
        said={dichoDe(said[name], ejercicio)}
        corte={corte}
      />
      <PrintedCedula side={side} ejercicio={ejercicio} lines={shown} of={list.length} corte={corte} />
      <RecordTable
        {...table}
        label={`Partidas de ${name}`}
        records={shown}
        all={list}
        columns={columns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none={`Todavía no hay partidas de ${name}`}
            unmatched={`Ninguna partida de ${name} coincide con el filtro`}
            first={
              rights.canCreate && {
                label: 'Agregar la primera partida',
                onClick: () => patch({ nuevo: true }),
              }
            }
          />
        }
        onExport={rights.canExport ? download : undefined}
        whatToDelete={whatToDelete}
      />
      {dialog.kind === 'view' && (
        <PartidaDetails
          line={dialog.record}
          others={list}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {dialog.kind === 'create' && <Form others={list} born={born} onClose={close} />}
      {dialog.kind === 'edit' && <Form record={dialog.record} others={list} onClose={close} />}
      {search.corte && rights.canEdit && (
        <CorteForm
          lado={name}
          ejercicio={ejercicio}
          fecha={dichoDe(said[name], ejercicio)}
          onClose={() => patch({ corte: undefined })}
        />
      )}
      {search.importar && rights.canCreate && (
        <CedulaImport
          side={side}
          list={list}
          born={born}
          rights={rights}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </>
  )
}
