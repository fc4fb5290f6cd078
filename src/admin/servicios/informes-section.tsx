import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { deletion } from '@/admin/ui/record/deletion'
import { RecordActions } from '@/admin/ui/record/record-actions'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Informe } from '@/entities/registro-servicios/informe'
import { informesList } from '@/entities/registro-servicios/module'
import { informes } from '@/entities/registro-servicios/queries'
import { formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Title } from '@/shared/ui/text/text'
import type { ServiciosSearch } from './search'

const columns: readonly Column<Informe>[] = [
  {
    id: 'informe',
    header: 'Informe',
    value: ({ desde }) => desde,
    cell: ({ titulo }) => <RowTitle>{titulo}</RowTitle>,
  },
  {
    id: 'hecho',
    header: 'Hecho',
    value: ({ hecho }) => hecho,
    brief: 'start',
    cell: ({ hecho }) => formatMoment(hecho),
    phone: ({ hecho, autor }) => [formatMoment(hecho), autor].filter(Boolean).join(' · '),
  },
  { id: 'autor', header: 'Autor', value: ({ autor }) => autor, cell: ({ autor }) => autor },
]

type InformesSectionProps = {
  kept: readonly Informe[]
  search: ServiciosSearch
  canEdit: boolean
  onView: (informe: Informe) => void
}

/** The reports that were kept. */
export function InformesSection({ kept, search, canEdit, onView }: InformesSectionProps) {
  const { mutate: remove } = useMutation(informes.remove)
  const { confirm } = useOverlays()
  const actions = useCallback(
    (informe: Informe) => {
      const name = informesList.name(informe)
      const askAndRemove = async () => {
        if (await confirm(deletion(`el «${name}»`))) remove([informe.id])
      }
      return (
        <RecordActions
          record={name}
          onView={() => onView(informe)}
          onRemove={canEdit ? () => void askAndRemove() : undefined}
        />
      )
    },
    [onView, canEdit, confirm, remove],
  )
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        Informes guardados
      </Title>
      <ResourceTable
        label="Informes guardados"
        records={kept}
        columns={columns}
        nameOf={informesList.name}
        search={search}
        actions={actions}
      />
    </Stack>
  )
}
