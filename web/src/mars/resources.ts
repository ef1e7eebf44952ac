// The six resources in the order they are always shown.
import type { Six } from '../wire';

export const RESOURCES: readonly { key: keyof Six; icon: string }[] = [
  { key: 'money', icon: 'r-mc' },
  { key: 'steel', icon: 'r-steel' },
  { key: 'titanium', icon: 'r-titanium' },
  { key: 'plants', icon: 'r-plant' },
  { key: 'energy', icon: 'r-energy' },
  { key: 'heat', icon: 'r-heat' },
];
