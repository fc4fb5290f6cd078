import { queryOptions, useQuery } from '@tanstack/react-query'
import { centralMark } from '@/access/central/mark'
import { USUARIOS_KEY } from '@/access/keys'
import { ROLE_LABELS } from '@/access/roles'
import { allUsuarios } from '@/access/usuarios/find-usuario'
import { SAMPLE_PASSWORDS, SHOWN_ACCOUNTS } from '@/access/usuarios/seed'
import type { Usuario } from '@/access/usuarios/usuario'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmailText } from '@/shared/ui/control/email-text'
import { Text } from '@/shared/ui/text/text'
import classes from './login.module.css'

export const accountsQuery = queryOptions({ queryKey: [USUARIOS_KEY, 'muestra'], queryFn: allUsuarios })

/**
 * Two accounts to try the panel with (spec §2.4), for as long as they still have their sample password. A brigade's
 * own central shows none.
 */
export function SampleAccounts({ onPick }: { onPick: (email: string, password: string) => void }) {
  const { data = [] } = useQuery(accountsQuery)
  const central = centralMark()
  const isSample = ({ id, secreto }: Usuario) =>
    SHOWN_ACCOUNTS.includes(id) && (central === 'muestra' || (!central && !secreto))
  const shown = data.filter((usuario) => usuario.active && isSample(usuario))
  if (shown.length === 0) return null
  return (
    <Stack component="section" gap="xs" className={classes.accounts} data-muestra>
      <Text size="sm" strong>
        Cuentas de prueba
      </Text>
      {shown.map(({ id, email, role }) => {
        const password = SAMPLE_PASSWORDS[id] ?? ''
        return (
          <Group key={id} gap="xs" className={classes.account}>
            <Text size="sm" component="div">
              {ROLE_LABELS[role]}
              <Text dimmed>
                <EmailText email={email} />
              </Text>
              <code className={classes.password}>{password}</code>
            </Text>
            <Button
              variant="default"
              aria-label={`Usar la cuenta ${email}`}
              onClick={() => onPick(email, password)}
            >
              Usar
            </Button>
          </Group>
        )
      })}
    </Stack>
  )
}
