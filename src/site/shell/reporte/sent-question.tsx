import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useFoot } from '@/shared/ui/overlay/use-overlay'

type SentQuestionProps = { onYes: () => void; onNo: () => void }

/** Asks whether something that was handed to another app was sent there, because that app doesn't tell. */
export const SentQuestion = ({ onYes, onNo }: SentQuestionProps) => (
  <div ref={useFoot()}>
    <Callout color="blue" title="¿Ya lo envió?" role="status">
      <Stack gap="sm">
        Solo usted lo sabe: esta aplicación no ve lo que pasa en las otras.
        <Group gap="xs">
          <Button onClick={onYes}>Sí, ya lo envié</Button>
          <Button variant="default" onClick={onNo}>
            Todavía no
          </Button>
        </Group>
      </Stack>
    </Callout>
  </div>
)
