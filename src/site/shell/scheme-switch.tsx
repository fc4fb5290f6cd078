import { Button } from '@/shared/ui/control/button'
import { Moon, Sun } from '@/shared/ui/icon/icons'
import { chooseScheme, useScheme } from '@/shared/ui/theme/color-scheme'

/** Switches between light and dark and remembers the choice; until somebody chooses, the system's setting counts. */
export function SchemeSwitch() {
  const dark = useScheme() === 'dark'
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Tema claro' : 'Tema oscuro'}
    </Button>
  )
}
