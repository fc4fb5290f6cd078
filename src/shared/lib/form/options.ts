/** Values with their labels, as a SelectField takes them. */
export const options = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => [value, labels[value]] as const)
