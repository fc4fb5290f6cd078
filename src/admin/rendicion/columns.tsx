import { Badge, Group, Text } from '@mantine/core'
import { Star } from 'lucide-react'
import { TABLE_TAGS } from '@/entities/rendicion/consulta'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { formatShortDay } from '@/shared/lib/fecha'
import type { Column } from '@/shared/ui/table-search'
import classes from './rendicion.module.css'

export const EstadoBadge = ({ publicado }: { publicado: boolean }) => (
  <Badge variant="light" color={publicado ? 'green' : 'gray'} tt="none" miw="max-content">
    {publicado ? 'Publicado' : 'Borrador'}
  </Badge>
)

/** The first two and how many more (spec §2.18). */
function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.slice(TABLE_TAGS)
  return (
    <Group gap={4} className={classes.tags}>
      {tags.slice(0, TABLE_TAGS).map((tag) => (
        <Badge key={tag} variant="outline" color="gray" tt="none" fw={550} maw="9rem" title={tag}>
          {tag}
        </Badge>
      ))}
      {more.length > 0 && (
        <Text size="sm" c="dimmed" title={more.join(', ')}>
          +{more.length}
        </Text>
      )}
    </Group>
  )
}

export const columns: Column<Rendicion>[] = [
  {
    id: 'titulo',
    header: 'Título',
    value: ({ titulo }) => titulo,
    cell: ({ titulo, destacado }) => (
      <Text fw={600} className={classes.title}>
        {destacado && (
          <>
            <Star size={15} className={classes.star} aria-hidden />
            <span className="solo-lectores">Destacado: </span>
          </>
        )}
        {titulo}
      </Text>
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    value: ({ fecha }) => fecha,
    cell: ({ fecha }) => <span className={classes.nowrap}>{formatShortDay(fecha)}</span>,
  },
  {
    id: 'autor',
    header: 'Autor',
    value: ({ autor }) => autor,
    cell: ({ autor }) => <span className={classes.words}>{autor}</span>,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ publicado }) => publicado,
    cell: ({ publicado }) => <EstadoBadge publicado={publicado} />,
  },
  { id: 'tags', header: 'Tags', cell: ({ tags }) => <Tags tags={tags} /> },
]
