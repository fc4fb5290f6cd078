import { Choices } from '@/admin/ui/form/choices'
import type { ImportQuestion } from '@/shared/lib/file/import-result'

type ImportQuestionsProps = {
  questions: readonly ImportQuestion[]
  replies: Readonly<Record<string, string>> | undefined
  onReply: (replies: Readonly<Record<string, string>>) => void
}

/** What a file leaves open, each asked once. Where one answer is likely it holds until somebody gives another. */
export const ImportQuestions = ({ questions, replies = {}, onReply }: ImportQuestionsProps) =>
  questions.map(({ key, legend, choices, answer }) => (
    <Choices
      key={key}
      legend={legend}
      name={`pregunta-${key}`}
      choices={choices}
      value={replies[key] ?? answer}
      onChange={(reply) => onReply({ ...replies, [key]: reply })}
    />
  ))
