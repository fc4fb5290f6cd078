import { Progress } from '@mantine/core'
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Section } from '@/admin/ui/box/section'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import type { Column } from '@/admin/ui/table/table-search'
import { eventosList } from '@/entities/eventos/module'
import { mediosList } from '@/entities/galeria/module'
import { miembrosList } from '@/entities/personal/module'
import { formatBytes } from '@/shared/lib/byte-size'
import { downloadBlob } from '@/shared/lib/file/download'
import { formatPercent } from '@/shared/lib/moneda'
import type { MutationMeta } from '@/shared/query/toast'
import { type Quarantined, readQuarantined } from '@/shared/storage/entry/quarantine'
import { STORAGE_LIMIT_BYTES } from '@/shared/storage/keys'
import { Stack } from '@/shared/ui/box/layout'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Download } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { type KeyRow, statsQuery } from './actions'
import { Readiness } from './readiness'
import { StorageButtons } from './storage-buttons'
import classes from './test.module.css'

const downloadAside = mutationOptions({
  mutationFn: async (aside: Quarantined) => {
    const text = await readQuarantined(aside)
    downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${aside.name}.txt`)
  },
  meta: { failure: 'No se pudo descargar.' } satisfies MutationMeta,
})

/** Unreadable data that was put aside, for its owner to look at (contract §1). */
function Quarantine({ list }: { list: readonly Quarantined[] }) {
  const download = useMutation(downloadAside)
  return (
    <Section title="Cuarentena">
      <Text size="sm" dimmed>
        {list.length === 0
          ? 'No hay datos dañados apartados.'
          : 'Estos datos no se pudieron leer. Se apartaron tal como estaban, sin perder los demás.'}
      </Text>
      {list.map((aside) => (
        <div key={aside.name} className={classes.aside}>
          <div>
            <Text size="sm" strong>
              {aside.name}
            </Text>
            <Text size="sm" dimmed>
              En {aside.where}
            </Text>
          </div>
          <RowAction
            icon={Download}
            verb="Descargar"
            record={aside.name}
            onClick={() => download.mutate(aside)}
          />
        </div>
      ))}
    </Section>
  )
}

const route = getRouteApi('/admin/test')

const columns: Column<KeyRow>[] = [
  {
    id: 'clave',
    header: 'Clave',
    value: ({ label }) => label,
    cell: ({ id, label }) => (
      <div className={classes.key}>
        <Text strong>{label}</Text>
        {label !== id && (
          <Text size="sm" dimmed>
            {id}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'registros',
    header: 'Registros',
    align: 'right',
    value: ({ count }) => count ?? 0,
    cell: ({ count }) => count ?? '—',
  },
  {
    id: 'tamano',
    header: 'Tamaño',
    align: 'right',
    value: ({ bytes }) => bytes,
    cell: ({ bytes }) => formatBytes(bytes),
  },
]

function Usage({ used }: { used: number }) {
  const percent = (100 * used) / STORAGE_LIMIT_BYTES
  return (
    <Section title="Uso del almacenamiento">
      <Text>
        {formatBytes(used)} de {formatBytes(STORAGE_LIMIT_BYTES)} ({formatPercent(percent)})
      </Text>
      <Progress
        value={percent}
        size="lg"
        color={percent > 80 ? 'red' : 'azul'}
        aria-label="Parte usada del almacenamiento"
      />
    </Section>
  )
}

/** Shows what this browser holds and whether it is ready to work without a signal (spec §2.23). */
export function TestPage() {
  const search = route.useSearch()
  const { data, refetch, isFetching } = useQuery(statsQuery)
  const rows = data?.rows ?? []
  const count = (key: string) => rows.find(({ id }) => id === key)?.count ?? 0
  const used = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <Stack>
      <PageTitle
        title="Prueba de Almacenamiento"
        subtitle="Lo que guarda este navegador, y si se puede confiar en ello"
      />
      <StorageButtons onRefresh={() => void refetch()} busy={isFetching} />
      <StatCards
        stats={[
          { label: 'Usado', value: formatBytes(used) },
          { label: 'Personal', value: count(miembrosList.key) },
          { label: 'Galería', value: count(mediosList.key) },
          { label: 'Eventos', value: count(eventosList.key) },
          { label: 'Fotografías', value: data?.photos ?? 0 },
        ]}
      />
      <Readiness />
      <Usage used={used} />
      <ResourceTable
        label="Claves del almacenamiento"
        records={rows}
        columns={columns}
        nameOf={({ label }) => label}
        search={search}
      />
      <Quarantine list={data?.quarantine ?? []} />
    </Stack>
  )
}
