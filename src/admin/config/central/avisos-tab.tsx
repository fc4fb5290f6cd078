import { useMutation, useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { correoSentence, quienesQuery, tryCorreo, writes } from '@/admin/shell/avisos/quienes'
import { QuienesSection } from '@/admin/shell/avisos/quienes-section'
import { Section } from '@/admin/ui/box/section'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Mail } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { UnsentMail } from './unsent-mail'

/** Where letters go, and a test of it. */
function Correo() {
  const { data } = useQuery(quienesQuery)
  const test = useMutation(tryCorreo)
  const canEdit = useCan('config:edit')
  if (!data) return null
  return (
    <Section title="Correo de la estación">
      <Text>{correoSentence(data.correo)}</Text>
      {canEdit && writes(data.correo) && (
        <div>
          <Button
            variant="default"
            leftSection={<Mail size={18} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            Enviar una prueba
          </Button>
        </div>
      )}
    </Section>
  )
}

/** Who hears of what arrives at the central: on a phone, and by mail. */
export function AvisosTab() {
  return (
    <Stack>
      <QuienesSection />
      <Correo />
      <UnsentMail />
    </Stack>
  )
}
