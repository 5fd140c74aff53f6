import { setLogLevel } from 'firebase/firestore';

// Every refusal that is asserted here would be printed as an error too.
setLogLevel('silent');
