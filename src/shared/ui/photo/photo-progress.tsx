import { Progress, Text } from '@mantine/core'

export const PhotoProgress = ({ value }: { value: number }) => (
  <>
    <Text size="sm">Preparando la imagen…</Text>
    <Progress value={value} aria-label="Avance de las imágenes" />
  </>
)
