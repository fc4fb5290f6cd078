import { SimpleGrid } from '@mantine/core'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './picture-grid.module.css'

type PictureGridProps = { sources: readonly string[]; title: string; noun?: 'Imagen' | 'Fotografía' }

/** The pictures of one record, named after it. */
export function PictureGrid({ sources, title, noun = 'Imagen' }: PictureGridProps) {
  if (sources.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {sources.map((source, index) => (
        <Picture
          key={source}
          source={source}
          alt={`${noun} ${index + 1} de ${title}`}
          className={classes.photo}
          small
        />
      ))}
    </SimpleGrid>
  )
}
