import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ROLE_LABELS, ROLES } from '@/access/roles'
import { useUser } from '@/access/user-query'
import { usuariosResource } from '@/access/usuarios/queries'
import type { Usuario } from '@/access/usuarios/usuario'
import { FormModal } from '@/admin/ui/form/form-modal'
import { options } from '@/shared/lib/form/options'
import { isEmail } from '@/shared/lib/form/rules'
import { SelectField, TextField } from '@/shared/ui/form/fields'

const userSchema = (taken: readonly string[]) =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'El nombre es requerido')),
    email: v.pipe(
      v.string(),
      v.trim(),
      isEmail,
      v.check((email) => !taken.includes(email.toLowerCase()), 'Otro usuario ya tiene este email'),
    ),
    role: v.picklist(ROLES),
  })

type UserFormProps = { usuario: Usuario; others: readonly Usuario[]; onClose: () => void }

export function UserForm({ usuario, others, onClose }: UserFormProps) {
  const update = useMutation(usuariosResource.update)
  const isOwn = useUser()?.id === usuario.id
  const { name, email, role } = usuario
  const schema = userSchema(others.map((other) => other.email.toLowerCase()))
  const form = useForm({
    initialValues: { name, email, role },
    validate: schemaResolver(schema, { sync: true }),
  })
  return (
    <FormModal
      title={`Editar ${name}`}
      form={form}
      save={(values) => update.mutateAsync({ id: usuario.id, next: v.parse(schema, values), base: usuario })}
      onClose={onClose}
      required={{ fields: ['name', 'email'], sentence: 'Los campos nombre y email son obligatorios.' }}
      draft={`usuarios:${usuario.id}`}
    >
      <TextField label="Nombre" required {...form.getInputProps('name')} />
      <TextField label="Email" type="email" required {...form.getInputProps('email')} />
      <SelectField
        label="Rol"
        disabled={isOwn}
        description={isOwn ? 'Nadie cambia su propio rol: pídalo a otro Super Administrador.' : undefined}
        options={options(ROLES, ROLE_LABELS)}
        {...form.getInputProps('role')}
      />
    </FormModal>
  )
}
