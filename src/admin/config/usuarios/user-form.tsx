import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { useUser } from '@/access/current-user'
import { ROLE_LABELS, ROLES } from '@/access/roles'
import { accounts, usuariosResource } from '@/access/usuarios/queries'
import type { NewAccount, Usuario } from '@/access/usuarios/usuario'
import { FormModal } from '@/admin/ui/form/form-modal'
import { options } from '@/shared/lib/form/options'
import { isEmail, required } from '@/shared/lib/form/rules'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import type { Given } from './hand-over'

const userSchema = (taken: readonly string[]) =>
  v.object({
    name: required('El nombre es requerido'),
    email: v.pipe(
      v.string(),
      v.trim(),
      isEmail,
      v.check((email) => !taken.includes(email.toLowerCase()), 'Otro usuario ya tiene este email'),
    ),
    role: v.picklist(ROLES),
  })

type UserFormProps = {
  /** Missing for a new account of the central. */
  usuario?: Usuario
  others: readonly Usuario[]
  /** A new account's code, to be told to its owner. */
  onCode: (given: Given) => void
  onClose: () => void
}

const EMPTY = { name: '', email: '', role: 'ADMIN_OPERATIVO' as const }

export function UserForm({ usuario, others, onCode, onClose }: UserFormProps) {
  const update = useMutation(usuariosResource.update)
  const create = useMutation(accounts.create)
  const me = useUser()
  const isOwn = usuario !== undefined && me?.id === usuario.id
  const { name, email, role } = usuario ?? EMPTY
  const save = async (values: NewAccount) => {
    if (usuario) await update.mutateAsync({ id: usuario.id, next: values, base: usuario })
    else onCode({ ...values, ...(await create.mutateAsync(values)) })
  }
  const schema = userSchema(others.map((other) => other.email.toLowerCase()))
  const form = useForm({
    initialValues: { name, email, role } as NewAccount,
    validate: schemaResolver(schema, { sync: true }),
  })
  return (
    <FormModal
      title={usuario ? `Editar ${name}` : 'Agregar usuario'}
      form={form}
      save={(values) => save(v.parse(schema, values))}
      onClose={onClose}
      required={{ fields: ['name', 'email'], sentence: 'Los campos nombre y email son obligatorios.' }}
      draft={`usuarios:${usuario?.id ?? 'nuevo'}`}
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
