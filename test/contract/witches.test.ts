import { testContract } from './contract.ts';

await testContract('witches');
