import { useMutation } from '@tanstack/react-query'
import classes from '@/admin/config/config.module.css'
import { downloadCopia, removeCopia } from '@/admin/shell/data/copias'
import { Section } from '@/admin/ui/box/section'
import { RotateCcw, Trash2 } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { RowAction } from '@/admin/ui/table/row-action'
import type { KeptCopia, Motivo } from '@/entities/copias/copias'
import { formatBytes } from '@/shared/lib/byte-size'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group } from '@/shared/ui/box/layout'
import { Download } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'

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
    <Section title="Copias en este navegador">
      {copias.length === 0 && (
        <Text size="sm" dimmed>
          Todavía no hay ninguna.
        </Text>
      )}
      <ul className={classes.copies}>
        {copias.map((copia) => {
          const name = `copia del ${formatMoment(copia.momento)}`
          return (
            <li key={copia.id} className={classes.copy}>
              <div>
                <Text strong>{formatMoment(copia.momento)}</Text>
                <Text size="sm" dimmed>
                  {MOTIVOS[copia.motivo]} · {formatBytes(copia.bytes)} ·{' '}
                  {plural(copia.fotos, 'fotografía o archivo', 'fotografías o archivos')}
                </Text>
              </div>
              <Group gap="none" oneLine>
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
      </ul>
    </Section>
  )
}
