import { sentenceOf } from '@/shared/lib/spoken-error'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { WordsField } from './recuperacion/words-field'

type ClosedCopyProps = {
  words: string
  onWords: (words: string) => void
  /** Other words were read than those that were wrong. */
  onRead: () => void
  error: Error | null
  loading: boolean
  onOpen: () => void
}

/** A custodian's copy, of which nothing is known before somebody has the words of its key. */
export const ClosedCopy = ({ words, onWords, onRead, error, loading, onOpen }: ClosedCopyProps) => (
  <>
    <Text role="status">Es la copia cerrada de un equipo custodio. La abre la clave de recuperación.</Text>
    <WordsField
      value={words}
      onChange={onWords}
      onRead={onRead}
      disabled={loading}
      error={error && (sentenceOf(error) ?? 'La copia no se pudo abrir. Intente otra vez.')}
    />
    <Group>
      <Button loading={loading} onClick={onOpen}>
        Abrir la copia
      </Button>
    </Group>
  </>
)
