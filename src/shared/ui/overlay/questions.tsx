import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useStore } from '@/shared/ui/control/store'
import { Text } from '@/shared/ui/text/text'
import { Dialog, DialogFooter } from './dialog'
import { type Asked, useOverlays } from './overlays'

/** The focus begins on a choice: on the one that does no harm, where the other does. */
function QuestionDialog({ title, question, confirm, cancel = 'Cancelar', danger, answer }: Asked) {
  const no = () => answer(false)
  return (
    <Dialog onClose={no} title={title}>
      <Stack>
        <Text>{question}</Text>
        <DialogFooter>
          <Button variant="default" onClick={no} data-autofocus={danger || undefined}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'filled'}
            onClick={() => answer(true)}
            data-autofocus={!danger || undefined}
          >
            {confirm}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}

/** One question at a time, in the order of asking. */
export function Questions() {
  const [first] = useStore(useOverlays().asked)
  return first && <QuestionDialog key={first.question} {...first} />
}
