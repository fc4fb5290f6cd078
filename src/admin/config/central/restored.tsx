import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

/** `brigada` is '' where the copy has no name. */
export const Restored = ({ brigada }: { brigada: string }) => (
  <Section title="La copia está repuesta">
    <Stack gap="sm" className={classes.narrow}>
      <Text>
        La central es otra vez de <b>{brigada || 'su brigada'}</b>. Todos ingresan de nuevo, con la cuenta y
        la contraseña que tenían; cada teléfono ofrece lo que escribió después de la copia.
      </Text>
      <Group>
        {/* Read anew: this page was made for a central without a brigade. */}
        <Button onClick={() => location.assign('/login')}>Ingresar</Button>
      </Group>
    </Stack>
  </Section>
)
