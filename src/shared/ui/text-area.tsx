import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './text-area.module.css'

type TextAreaProps = Omit<TextareaProps, 'rows' | 'autosize' | 'minRows' | 'maxRows' | 'style'> & {
  rows: number
}

/**
 * A text of so many lines that grows with what is written. By style sheet: Mantine's `autosize` measures, and makes
 * the browser work out the whole page's styles twice more whenever a form opens.
 */
export const TextArea = ({ rows, ...props }: TextAreaProps) => (
  <Textarea
    rows={rows}
    resize="vertical"
    style={{ '--rows': rows }}
    classNames={{ input: classes.grows }}
    {...props}
  />
)
