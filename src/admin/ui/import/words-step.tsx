import { useId, useState } from 'react'
import { SKIP, unexplained, type WordQuestion } from '@/shared/lib/file/rows/words'
import { plural } from '@/shared/lib/plural'
import { DisclosureButton } from '@/shared/ui/box/disclosure-button'
import { Stack } from '@/shared/ui/box/layout'
import { SelectField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './columns-step.module.css'

type WordsStepProps = {
  questions: readonly WordQuestion[]
  onSay: (of: string, word: string, means: string) => void
}

const taken = (questions: readonly WordQuestion[]) =>
  questions.reduce((total, { words }) => total + words.length, 0)

/** Asks once what each word of the file means that isn't the product's, and shows what it is taken for meanwhile. */
export function WordsStep({ questions, onSay }: WordsStepProps) {
  const left = unexplained(questions)
  // It stays open while somebody answers, also once nothing is left to ask.
  const [open, setOpen] = useState(left > 0)
  const panel = useId()
  return (
    <div className={classes.step}>
      <DisclosureButton open={open} onToggle={() => setOpen(!open)} panel={panel} className={classes.summary}>
        <span>
          {left > 0
            ? `¿Qué significa? Falta decirlo de ${plural(left, 'palabra', 'palabras')} del archivo`
            : `¿Qué significa? ${plural(taken(questions), 'palabra del archivo se entiende', 'palabras del archivo se entienden')} así`}
          {!open && (
            <>
              {' · '}
              <b>Revisar</b>
            </>
          )}
        </span>
      </DisclosureButton>
      <div id={panel} hidden={!open}>
        <Stack>
          <Text size="sm" dimmed>
            Dígalo una vez por palabra: este dispositivo lo recuerda para los próximos archivos.
          </Text>
          {questions.map(({ of, header, options, words }) => (
            <fieldset key={of} className={classes.words}>
              <legend>{header}</legend>
              <div className={classes.columns}>
                {words.map(({ word, text, times, means }) => (
                  <SelectField
                    key={word}
                    label={`«${text}»`}
                    description={plural(times, 'fila', 'filas')}
                    value={means}
                    onChange={(event) => onSay(of, word, event.currentTarget.value)}
                    options={[
                      ...(means === '' ? [['', 'Elija qué es'] as const] : []),
                      ...options,
                      [SKIP, 'No traer estas filas'],
                    ]}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </Stack>
      </div>
    </div>
  )
}
