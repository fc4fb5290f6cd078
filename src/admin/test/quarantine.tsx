import { Paper, Text, Title } from '@mantine/core'
import { RowAction } from '@/admin/ui/table/row-action'
import { downloadBlob } from '@/shared/lib/file/download'
import { type Quarantined, readQuarantined } from '@/shared/storage/entry/quarantine'
import { Download } from '@/shared/ui/icon/icons'
import classes from './test.module.css'

async function download(aside: Quarantined): Promise<void> {
  downloadBlob(
    new Blob([await readQuarantined(aside)], { type: 'text/plain;charset=utf-8' }),
    `${aside.name}.txt`,
  )
}

/** Unreadable data that was put aside, for its owner to look at (contract §1). */
export function Quarantine({ list }: { list: readonly Quarantined[] }) {
  return (
    <Paper
      component="section"
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      radius="lg"
      aria-labelledby="cuarentena"
    >
      <Title order={2} fz="lg" mb="xs" id="cuarentena">
        Cuarentena
      </Title>
      <Text size="sm" c="dimmed" mb={list.length > 0 ? 'sm' : 0}>
        {list.length === 0
          ? 'No hay datos dañados apartados.'
          : 'Estos datos no se pudieron leer. Se apartaron tal como estaban, sin perder los demás.'}
      </Text>
      {list.map((aside) => (
        <div key={aside.name} className={classes.aside}>
          <div>
            <Text size="sm" fw={600}>
              {aside.name}
            </Text>
            <Text size="sm" c="dimmed">
              En {aside.where}
            </Text>
          </div>
          <RowAction
            icon={Download}
            verb="Descargar"
            record={aside.name}
            onClick={() => void download(aside)}
          />
        </div>
      ))}
    </Paper>
  )
}
