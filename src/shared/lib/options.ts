/** Values with their labels, as Mantine's selects take them. */
export const options = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))
