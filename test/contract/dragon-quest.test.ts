import { testContract } from './contract.ts';

await testContract('dragon-quest');
