import { Text } from '@/shared/ui/text/text'
import classes from './photo-picker.module.css'

export const PhotoProgress = ({ value }: { value: number }) => (
  <>
    <Text size="sm">Preparando la imagen…</Text>
    <progress max={100} value={value} aria-label="Avance de las imágenes" className={classes.progress} />
  </>
)
