import { TextArea } from '@/shared/ui/form/fields'

type WordsFieldProps = {
  value: string
  onChange: (words: string) => void
  error?: string | null | undefined
  disabled?: boolean
}

/** The twelve words of a recovery key, as somebody types or pastes them. */
export const WordsField = ({ value, onChange, error, disabled }: WordsFieldProps) => (
  <TextArea
    label="Clave de recuperación"
    description="Las doce palabras de la hoja, en orden. Los acentos y las mayúsculas no importan."
    rows={3}
    required
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    disabled={disabled}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={error}
  />
)
