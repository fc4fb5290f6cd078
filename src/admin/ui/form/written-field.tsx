import { type ComponentProps, useState } from 'react'
import { parseAmount } from '@/shared/lib/file/amount'
import { TextField } from '@/shared/ui/form/fields'

type Kept = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'>

/** What is typed shows until it is on disk; where it couldn't be kept it stays. */
function useTyped(write: (text: string) => Promise<unknown>) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string, kept = true) => {
    setTyped(text)
    if (kept)
      write(text).then(
        () => setTyped((latest) => (latest === text ? null : latest)),
        () => undefined,
      )
  }
  return { typed, type }
}

type WrittenTextProps = Kept & { value: string; onWrite: (text: string) => Promise<unknown> }

/** A text that is kept with each letter. */
export function WrittenText({ value, onWrite, ...rest }: WrittenTextProps) {
  const { typed, type } = useTyped(onWrite)
  return (
    <TextField
      autoComplete="off"
      value={typed ?? value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      {...rest}
    />
  )
}

type WrittenNumberProps = Kept & {
  value: number | undefined
  onWrite: (value: number | undefined) => Promise<unknown>
}

const numberOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return undefined
  const value = parseAmount(text)
  return value === null || value < 0 ? null : value
}

/** A number that is kept with each digit. What is none stays visible with its sentence, and nothing is written of it. */
export function WrittenNumber({ value, onWrite, ...rest }: WrittenNumberProps) {
  const { typed, type } = useTyped((text) => onWrite(numberOf(text) ?? undefined))
  const wrong = typed !== null && numberOf(typed) === null
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === undefined ? '' : String(value).replace('.', ','))}
      error={wrong ? 'Ingrese un número de 0 o más.' : undefined}
      onChange={({ currentTarget: { value: text } }) => type(text, numberOf(text) !== null)}
      {...rest}
    />
  )
}
