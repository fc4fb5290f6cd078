import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { ADJUSTABLE_ROLES, type AdjustableRole } from '@/access/permisos'
import { permisos } from '@/access/permisos-queries'
import { ADJUSTABLE, permissionsOf } from '@/access/permissions'
import { ROLE_LABELS } from '@/access/roles'
import { permissionsByArea } from '@/admin/shell/permission-labels'
import { Explained } from '@/admin/ui/box/explained'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import classes from './config.module.css'
import type { ConfigSearch } from './search'

const options = ADJUSTABLE_ROLES.map((role) => [role, ROLE_LABELS[role]] as const)

/** One role's rights, each saved as it is ticked; the SUPERADMIN has all and isn't listed. */
export function RolesTab({ search }: { search: ConfigSearch }) {
  const role = search.rol ?? ADJUSTABLE_ROLES[0] ?? 'INSPECTOR'
  const patch = useSearchPatch<ConfigSearch>()
  const { data: base } = useSuspenseQuery(permisos.query)
  const toggle = useMutation(permisos.toggle)
  const restore = useMutation(permisos.restore)
  const mayManage = [useCan('config:edit'), useCan('system:users')].every(Boolean)
  const held = permissionsOf({ role, permisos: base[role] })
  const changed = Object.keys(base[role]).length
  return (
    <Stack>
      <Explained
        about="los permisos"
        more="El Super Administrador tiene siempre todos los permisos; cambiar la configuración y los usuarios es solo suyo."
      >
        Cada marca se guarda al instante.
      </Explained>
      <SelectField
        label="Rol"
        options={options}
        value={role}
        onChange={({ currentTarget }) => patch({ rol: currentTarget.value as AdjustableRole })}
      />
      <div className={classes.areas}>
        {permissionsByArea(ADJUSTABLE).map(({ area, rights }) => (
          <fieldset key={area} className={classes.area} disabled={!mayManage || toggle.isPending}>
            <legend>{area}</legend>
            {rights.map(({ permission, verb }) => (
              <CheckField
                key={permission}
                label={verb}
                aria-label={`${area}: ${verb}`}
                checked={held.includes(permission)}
                onChange={({ currentTarget }) =>
                  toggle.mutate({ role, permission, on: currentTarget.checked, base })
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      {mayManage && changed > 0 && (
        <div>
          <Button variant="default" onClick={() => restore.mutate(role)}>
            Volver a los permisos de siempre
          </Button>
        </div>
      )}
    </Stack>
  )
}
