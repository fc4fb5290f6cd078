import { useEffect, useRef } from 'react'
import { TextArea } from '@/shared/ui/form/fields'

type WordsFieldProps = {
  value: string
  onChange: (words: string) => void
  error?: string | null | undefined
  disabled?: boolean
}

/** The twelve words of a recovery key, as somebody types or pastes them. What is wrong with them is told here alone. */
export function WordsField({ value, onChange, error, disabled }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Read aloud with the field, which a screen reader would not look at again by itself.
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <TextArea
      ref={field}
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
}
