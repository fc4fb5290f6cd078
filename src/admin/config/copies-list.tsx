import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { downloadCopia, removeCopia } from '@/admin/shell/copias'
import { RotateCcw, Trash2 } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { RowAction } from '@/admin/ui/table/row-action'
import type { KeptCopia, Motivo } from '@/entities/copias/copias'
import { formatBytes } from '@/shared/lib/byte-size'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Download } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import classes from './config.module.css'

const MOTIVOS: Record<Motivo, string> = {
  automatica: 'Automática',
  manual: 'Hecha a mano',
  restauracion: 'Antes de restaurar',
  deshecho: 'Antes de deshacer una restauración',
  vaciado: 'Antes de vaciar',
}

type CopiesListProps = {
  copias: readonly KeptCopia[]
  canEdit: boolean
  canExport: boolean
  onRestore: (copia: KeptCopia) => void
}

/** The copies kept in this browser, newest first. */
export function CopiesList({ copias, canEdit, canExport, onRestore }: CopiesListProps) {
  const download = useMutation(downloadCopia)
  const { confirm } = useOverlays()
  const remove = useMutation(removeCopia)
  const askAndRemove = async (copia: KeptCopia, name: string) => {
    if (await confirm(deletion(`la ${name}`))) remove.mutate(copia)
  }
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} radius="lg">
      <Title order={2} fz="md">
        Copias en este navegador
      </Title>
      {copias.length === 0 && (
        <Text size="sm" c="dimmed">
          Todavía no hay ninguna.
        </Text>
      )}
      <Stack gap={0} component="ul" className={classes.copies}>
        {copias.map((copia) => {
          const name = `copia del ${formatMoment(copia.momento)}`
          return (
            <li key={copia.id} className={classes.copy}>
              <div>
                <Text fw={600}>{formatMoment(copia.momento)}</Text>
                <Text size="sm" c="dimmed">
                  {MOTIVOS[copia.motivo]} · {formatBytes(copia.bytes)} ·{' '}
                  {plural(copia.fotos, 'fotografía', 'fotografías')}
                </Text>
              </div>
              <Group gap={0} wrap="nowrap">
                {canEdit && (
                  <RowAction
                    icon={RotateCcw}
                    verb="Restaurar"
                    record={name}
                    onClick={() => onRestore(copia)}
                  />
                )}
                {canExport && (
                  <RowAction
                    icon={Download}
                    verb="Descargar"
                    record={name}
                    onClick={() => download.mutate(copia)}
                  />
                )}
                {canEdit && (
                  <RowAction
                    icon={Trash2}
                    verb="Eliminar"
                    record={name}
                    danger
                    onClick={() => void askAndRemove(copia, name)}
                  />
                )}
              </Group>
            </li>
          )
        })}
      </Stack>
    </Paper>
  )
}
