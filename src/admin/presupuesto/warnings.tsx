import { Callout } from '@/shared/ui/box/callout'
import { TriangleAlert } from '@/shared/ui/icon/icons'

/** The warnings about a line, one sentence each; it may be saved all the same. */
export function Warnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Callout color="orange" icon={<TriangleAlert aria-hidden />} title="Revise esta partida">
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Callout>
      )}
    </div>
  )
}
