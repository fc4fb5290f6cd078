import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { publishedColumns } from '@/admin/ui/record/published'
import type { Column } from '@/admin/ui/table/table-search'
import { TABLE_TAGS } from '@/entities/rendicion/filters'
import { type Rendicion, shownTags } from '@/entities/rendicion/rendicion'
import { formatShortDay } from '@/shared/lib/fecha'
import { ESTADO_PUBLICACION_LABELS, estadoOf } from '@/shared/lib/publicacion'
import { Group } from '@/shared/ui/box/layout'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Text } from '@/shared/ui/text/text'
import classes from './rendicion.module.css'

/** The first two tags and the number of the others (spec §2.18). */
function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.slice(TABLE_TAGS)
  return (
    <Group gap="tight" oneLine className={classes.tags}>
      {tags.slice(0, TABLE_TAGS).map((tag) => (
        <StateBadge key={tag} outline typed>
          {tag}
        </StateBadge>
      ))}
      {more.length > 0 && (
        <Text size="sm" dimmed title={shownTags(more).join(', ')}>
          +{more.length}
        </Text>
      )}
    </Group>
  )
}

/** On paper. */
export const PAPER: readonly PaperColumn<Rendicion>[] = [
  { header: 'Fecha', value: ({ fecha }) => formatShortDay(fecha) },
  { header: 'Título', value: ({ titulo }) => titulo, width: '44%' },
  { header: 'Autor', value: ({ autor }) => autor, width: '24%' },
  { header: 'Estado', value: (one) => ESTADO_PUBLICACION_LABELS[estadoOf(one)] },
]

export const columns: Column<Rendicion>[] = [
  publishedColumns.titulo,
  publishedColumns.fecha,
  {
    id: 'autor',
    header: 'Autor',
    value: ({ autor }) => autor,
    cell: ({ autor }) => autor,
  },
  publishedColumns.estado,
  { id: 'tags', header: 'Tags', cell: ({ tags }) => <Tags tags={tags} /> },
]
